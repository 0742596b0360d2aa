/** The Hindi names of the cities of `districts.ts`: `English:हिन्दी`, with commas between. */
const CITIES = [
  'New Delhi:नई दिल्ली,Faridabad:फ़रीदाबाद,Gurugram:गुरुग्राम,Rewari:रेवाड़ी,Rohtak:रोहतक,Hisar:हिसार,Jind:जींद,Bhiwani:भिवानी,Sonipat:सोनीपत,Karnal:करनाल,Ambala:अंबाला,Panchkula:पंचकूला,Yamunanagar:यमुनानगर,Kurukshetra:कुरुक्षेत्र,Mohali:मोहाली,Ludhiana:लुधियाना,Moga:मोगा,Amritsar:अमृतसर,Jalandhar:जालंधर,Pathankot:पठानकोट,Hoshiarpur:होशियारपुर,Patiala:पटियाला,Sangrur:संगरूर,Bathinda:बठिंडा,Firozpur:फ़िरोज़पुर,Chandigarh:चंडीगढ़,Shimla:शिमला,Rampur:रामपुर,Solan:सोलन,Bilaspur:बिलासपुर,Mandi:मंडी,Dharamshala:धर्मशाला,Hamirpur:हमीरपुर,Jammu:जम्मू,Udhampur:उधमपुर,Kathua:कठुआ,Rajouri:राजौरी,Srinagar:श्रीनगर,Anantnag:अनंतनाग,Baramulla:बारामूला,Leh:लेह,Ghaziabad:ग़ाज़ियाबाद,Noida:नोएडा,Aligarh:अलीगढ़,Bulandshahr:बुलंदशहर,Hathras:हाथरस,Mainpuri:मैनपुरी,Etawah:इटावा,Etah:एटा,Kanpur:कानपुर,Farrukhabad:फ़र्रुख़ाबाद,Banda:बांदा,Prayagraj:प्रयागराज,Fatehpur:फ़तेहपुर,Varanasi:वाराणसी,Jaunpur:जौनपुर,Azamgarh:आज़मगढ़,Ayodhya:अयोध्या,Barabanki:बाराबंकी,Lucknow:लखनऊ,Sultanpur:सुल्तानपुर,Raebareli:रायबरेली,Pratapgarh:प्रतापगढ़,Mirzapur:मिर्ज़ापुर,Chandauli:चंदौली,Ghazipur:ग़ाज़ीपुर,Hardoi:हरदोई,Shahjahanpur:शाहजहाँपुर,Bareilly:बरेली,Moradabad:मुरादाबाद,Hapur:हापुड़,Bijnor:बिजनौर,Saharanpur:सहारनपुर,Meerut:मेरठ,Muzaffarnagar:मुज़फ़्फ़रनगर,Sitapur:सीतापुर,Pilibhit:पीलीभीत,Lakhimpur Kheri:लखीमपुर खीरी,Gonda:गोंडा,Basti:बस्ती,Gorakhpur:गोरखपुर,Deoria:देवरिया,Mau:मऊ,Ballia:बलिया,Mathura:मथुरा,Agra:आगरा,Firozabad:फ़िरोज़ाबाद,Jhansi:झाँसी,Orai:उरई,Kashipur:काशीपुर,Kotdwar:कोटद्वार,Roorkee:रुड़की,Dehradun:देहरादून,Haridwar:हरिद्वार,Khatima:खटीमा,Pithoragarh:पिथौरागढ़,Haldwani:हल्द्वानी,Alwar:अलवर,Jaipur:जयपुर,Tonk:टोंक,Ajmer:अजमेर,Pali:पाली,Sirohi:सिरोही,Bhilwara:भीलवाड़ा,Chittorgarh:चित्तौड़गढ़,Udaipur:उदयपुर,Dungarpur:डूंगरपुर,Bharatpur:भरतपुर,Sawai Madhopur:सवाई माधोपुर,Bundi:बूंदी,Kota:कोटा,Baran:बारां,Jhalawar:झालावाड़,Banswara:बांसवाड़ा,Dholpur:धौलपुर,Churu:चूरू,Sikar:सीकर,Jhunjhunu:झुंझुनूं,Bikaner:बीकानेर,Sri Ganganagar:श्रीगंगानगर,Nagaur:नागौर,Jodhpur:जोधपुर,Jalore:जालौर,Barmer:बाड़मेर',
  'Jaisalmer:जैसलमेर,Rajkot:राजकोट,Jamnagar:जामनगर,Junagadh:जूनागढ़,Surendranagar:सुरेंद्रनगर,Bhavnagar:भावनगर,Amreli:अमरेली,Bhuj:भुज,Ahmedabad:अहमदाबाद,Gandhinagar:गांधीनगर,Himatnagar:हिम्मतनगर,Mehsana:मेहसाणा,Palanpur:पालनपुर,Nadiad:नडियाद,Anand:आणंद,Godhra:गोधरा,Vadodara:वडोदरा,Bharuch:भरूच,Ankleshwar:अंकलेश्वर,Surat:सूरत,Valsad:वलसाड,Diu:दीव,Daman:दमन,Silvassa:सिलवासा,Mumbai:मुंबई,Thane:ठाणे,Navi Mumbai:नवी मुंबई,Vasai:वसई,Alibag:अलीबाग,Panvel:पनवेल,Pune:पुणे,Solapur:सोलापुर,Ahilyanagar:अहिल्यानगर,Satara:सतारा,Kolhapur:कोल्हापुर,Kalyan:कल्याण,Nashik:नासिक,Malegaon:मालेगांव,Dhule:धुले,Jalgaon:जलगांव,Chhatrapati Sambhajinagar:छत्रपति संभाजीनगर,Nagpur:नागपुर,Wardha:वर्धा,Buldhana:बुलढाणा,Amravati:अमरावती,Akola:अकोला,Yavatmal:यवतमाल,Panaji:पणजी,Khandwa:खंडवा,Khargone:खरगोन,Indore:इंदौर,Dhar:धार,Dewas:देवास,Ujjain:उज्जैन,Ratlam:रतलाम,Mandsaur:मंदसौर,Betul:बैतूल,Narmadapuram:नर्मदापुरम,Bhopal:भोपाल,Vidisha:विदिशा,Shajapur:शाजापुर,Sehore:सीहोर,Sagar:सागर,Chhatarpur:छतरपुर,Tikamgarh:टीकमगढ़,Guna:गुना,Gwalior:ग्वालियर,Morena:मुरैना,Bhind:भिंड,Chhindwara:छिंदवाड़ा,Balaghat:बालाघाट,Jabalpur:जबलपुर,Katni:कटनी,Shahdol:शहडोल,Satna:सतना,Rewa:रीवा,Narsinghpur:नरसिंहपुर,Panna:पन्ना,Bhilai:भिलाई,Rajnandgaon:राजनांदगांव,Raipur:रायपुर,Jagdalpur:जगदलपुर,Raigarh:रायगढ़,Ambikapur:अंबिकापुर,Hyderabad:हैदराबाद,Rangareddy:रंगारेड्डी,Sangareddy:संगारेड्डी,Nizamabad:निज़ामाबाद,Adilabad:आदिलाबाद,Karimnagar:करीमनगर,Warangal:वारंगल,Khammam:खम्मम,Nalgonda:नलगोंडा,Mahabubnagar:महबूबनगर,Anantapur:अनंतपुर,Kadapa:कडपा,Tirupati:तिरुपति,Kurnool:कुरनूल,Vijayawada:विजयवाड़ा,Machilipatnam:मछलीपट्टनम,Guntur:गुंटूर,Ongole:ओंगोल,Nellore:नेल्लोर,Visakhapatnam:विशाखापट्टनम,Anakapalli:अनकापल्ली,Srikakulam:श्रीकाकुलम,Kakinada:काकीनाडा,Rajamahendravaram:राजमहेंद्रवरम,Eluru:एलुरु,Vizianagaram:विजयनगरम,Bengaluru:बेंगलुरु,Doddaballapur:दोड्डबल्लापुर,Ramanagara:रामनगर,Kolar:कोलार,Mysuru:मैसूरु,Mandya:मंड्या,Tumakuru:तुमकुरु,Hassan:हासन,Puttur:पुत्तूर,Mangaluru:मंगलुरु,Udupi:उडुपी,Davanagere:दावणगेरे,Shivamogga:शिवमोगा',
  'Hubballi:हुब्बल्ली,Karwar:कारवार,Gadag:गदग,Ballari:बल्लारी,Raichur:रायचूर,Kalaburagi:कलबुर्गी,Vijayapura:विजयपुर,Bagalkot:बागलकोट,Belagavi:बेलगावी,Chennai:चेन्नई,Tiruvallur:तिरुवल्लूर,Sriperumbudur:श्रीपेरंबुदूर,Chengalpattu:चेंगलपट्टू,Tindivanam:तिंडीवनम,Villupuram:विल्लुपुरम,Tiruvannamalai:तिरुवन्नामलई,Cuddalore:कुड्डालोर,Chidambaram:चिदंबरम,Mayiladuthurai:मयिलाडुतुरई,Tiruvarur:तिरुवारूर,Nagapattinam:नागपट्टिनम,Kumbakonam:कुंभकोणम,Thanjavur:तंजावुर,Pattukkottai:पट्टुकोट्टई,Tiruchirappalli:तिरुचिरापल्ली,Pudukkottai:पुदुक्कोट्टई,Ramanathapuram:रामनाथपुरम,Dindigul:दिंडीगुल,Madurai:मदुरै,Virudhunagar:विरुदुनगर,Tirunelveli:तिरुनेलवेली,Thoothukudi:तूतुकुड़ी,Nagercoil:नागरकोइल,Karaikudi:कारैकुडी,Kanchipuram:कांचीपुरम,Vellore:वेल्लूर,Krishnagiri:कृष्णगिरि,Salem:सेलम,Namakkal:नामक्कल,Erode:ईरोड,Karur:करूर,Coimbatore:कोयंबटूर,Pollachi:पोल्लाची,Udhagamandalam:उदगमंडलम,Puducherry:पुदुच्चेरी,Karaikal:कराईकल,Mahe:माहे,Yanam:यनम,Kannur:कन्नूर,Kasaragod:कासरगोड,Kozhikode:कोझिकोड,Malappuram:मलप्पुरम,Palakkad:पालक्काड,Ottapalam:ओट्टापालम,Thrissur:त्रिशूर,Kochi:कोच्चि,Aluva:आलुवा,Thodupuzha:तोडुपुझा,Kottayam:कोट्टायम,Alappuzha:आलप्पुझा,Thiruvalla:तिरुवल्ला,Kayamkulam:कायमकुलम,Kollam:कोल्लम,Thiruvananthapuram:तिरुवनंतपुरम,Kavaratti:कवरत्ती,Kolkata:कोलकाता,Howrah:हावड़ा,Hooghly:हुगली,Bardhaman:बर्धमान,Medinipur:मेदिनीपुर,Bankura:बांकुड़ा,Purulia:पुरुलिया,Suri:सिउड़ी,Malda:मालदा,Raiganj:रायगंज,Siliguri:सिलीगुड़ी,Jalpaiguri:जलपाईगुड़ी,Cooch Behar:कूचबिहार,Krishnanagar:कृष्णानगर,Berhampore:बहरमपुर,Barasat:बारासात,Gangtok:गंगटोक,Sri Vijaya Puram:श्री विजय पुरम,Bhubaneswar:भुवनेश्वर,Puri:पुरी,Cuttack:कटक,Jajpur:जाजपुर,Balasore:बालेश्वर,Baripada:बारीपदा,Kendujhar:केंदुझर,Angul:अनुगुल,Berhampur:ब्रह्मपुर,Chatrapur:छत्रपुर,Phulbani:फूलबनी,Koraput:कोरापुट,Rayagada:रायगड़ा,Bhawanipatna:भवानीपटना,Balangir:बलांगीर,Sambalpur:संबलपुर,Rourkela:राउरकेला,Sundargarh:सुंदरगढ़,Guwahati:गुवाहाटी,Nagaon:नगांव,Bongaigaon:बंगाईगांव,Tezpur:तेज़पुर,Jorhat:जोरहाट,Dibrugarh:डिब्रूगढ़,North Lakhimpur:उत्तर लखीमपुर',
  'Silchar:सिलचर,Bomdila:बोमडिला,Itanagar:ईटानगर,Tezu:तेज़ू,Shillong:शिलांग,Tura:तुरा,Imphal:इंफाल,Aizawl:आइज़ोल,Kohima:कोहिमा,Mokokchung:मोकोकचुंग,Agartala:अगरतला,Patna:पटना,Arrah:आरा,Bihar Sharif:बिहार शरीफ़,Jehanabad:जहानाबाद,Nawada:नवादा,Munger:मुंगेर,Bhagalpur:भागलपुर,Sasaram:सासाराम,Gaya:गया,Aurangabad:औरंगाबाद,Chhapra:छपरा,Muzaffarpur:मुज़फ़्फ़रपुर,Sitamarhi:सीतामढ़ी,Hajipur:हाजीपुर,Motihari:मोतिहारी,Darbhanga:दरभंगा,Madhubani:मधुबनी,Samastipur:समस्तीपुर,Begusarai:बेगूसराय,Saharsa:सहरसा,Naugachia:नवगछिया,Purnia:पूर्णिया,Katihar:कटिहार,Kishanganj:किशनगंज,Deoghar:देवघर,Giridih:गिरिडीह,Sahibganj:साहिबगंज,Daltonganj:डाल्टनगंज,Hazaribagh:हज़ारीबाग़,Dhanbad:धनबाद,Bokaro:बोकारो,Ramgarh:रामगढ़,Jamshedpur:जमशेदपुर,Ghatsila:घाटशिला,Chaibasa:चाईबासा,Ranchi:रांची,Gumla:गुमला',
].join(',');

/** The Hindi names of the states of `districts.ts`. */
const STATES_IN_HINDI: Readonly<Record<string, string>> = {
  Delhi: 'दिल्ली',
  Haryana: 'हरियाणा',
  Punjab: 'पंजाब',
  Chandigarh: 'चंडीगढ़',
  'Himachal Pradesh': 'हिमाचल प्रदेश',
  'Jammu and Kashmir': 'जम्मू और कश्मीर',
  Ladakh: 'लद्दाख',
  'Uttar Pradesh': 'उत्तर प्रदेश',
  Uttarakhand: 'उत्तराखंड',
  Rajasthan: 'राजस्थान',
  Gujarat: 'गुजरात',
  'Dadra and Nagar Haveli and Daman and Diu': 'दादरा और नगर हवेली तथा दमन और दीव',
  Maharashtra: 'महाराष्ट्र',
  Goa: 'गोवा',
  'Madhya Pradesh': 'मध्य प्रदेश',
  Chhattisgarh: 'छत्तीसगढ़',
  Telangana: 'तेलंगाना',
  'Andhra Pradesh': 'आंध्र प्रदेश',
  Karnataka: 'कर्नाटक',
  'Tamil Nadu': 'तमिलनाडु',
  Puducherry: 'पुदुच्चेरी',
  Kerala: 'केरल',
  Lakshadweep: 'लक्षद्वीप',
  'West Bengal': 'पश्चिम बंगाल',
  Sikkim: 'सिक्किम',
  'Andaman and Nicobar Islands': 'अंडमान और निकोबार द्वीपसमूह',
  Odisha: 'ओडिशा',
  Assam: 'असम',
  'Arunachal Pradesh': 'अरुणाचल प्रदेश',
  Meghalaya: 'मेघालय',
  Manipur: 'मणिपुर',
  Mizoram: 'मिज़ोरम',
  Nagaland: 'नागालैंड',
  Tripura: 'त्रिपुरा',
  Bihar: 'बिहार',
  Jharkhand: 'झारखंड',
};

const cities = new Map(
  CITIES.split(',').map((pair): [string, string] => {
    const colon = pair.indexOf(':');
    return [pair.slice(0, colon), pair.slice(colon + 1)];
  }),
);

/** Translates a city and its state into Hindi; keeps names that have no translation here. */
export function translatePlace<Place extends { city: string; state: string }>(place: Place): Place {
  const { city, state } = place;
  return {
    ...place,
    city: cities.get(city) ?? city,
    state: STATES_IN_HINDI[state] ?? state,
  };
}
